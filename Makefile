# make play | run | test | format | bench      (PYTHON=… picks the interpreter, 3.11 or newer)

VENV := .venv
ifeq ($(OS),Windows_NT)
BIN := $(VENV)/Scripts
else
BIN := $(VENV)/bin
endif
PIP_INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt

# The first interpreter that is new enough, else python3, so that the check below can say what it is.
PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11 python; do \
	if $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; \
	then echo $$p; exit; fi; done; echo python3)

.PHONY: play run test check coverage format bench clean

play: $(VENV)/.local
	@$(BIN)/python -m bot local

run: $(VENV)/.run
	@$(BIN)/python -m bot run

test: check
	$(BIN)/python -m pytest $(PYTEST_ARGS)

check: $(VENV)/.dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/pyright --pythonpath $(BIN)/python
	$(BIN)/lint-imports

coverage: $(VENV)/.dev
	$(BIN)/coverage run -m pytest $(PYTEST_ARGS)
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report

format: $(VENV)/.dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(VENV)/.bench
	$(BIN)/python tests/bench/speed.py

clean:
	rm -rf $(VENV) .pytest_cache .ruff_cache .hypothesis .import_linter_cache .coverage* htmlcov

$(VENV)/.created:
	@$(PYTHON) -c 'import sys' >/dev/null 2>&1 || { echo "No Python was found: install \
	Python 3.11 or newer, or say where it is with make PYTHON=/path/to/python3."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "This needs \
	Python 3.11 or newer, but '$(PYTHON)' is older: install a newer one, or say where it is with \
	make PYTHON=/path/to/python3."; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' >/dev/null 2>&1 || { echo "'$(PYTHON)' has no venv \
	module: install it (on Debian and Ubuntu: apt install python3-venv)."; exit 1; }
	@echo "Making $(VENV) with $(PYTHON) …"
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

$(VENV)/.run: $(VENV)/.created pyproject.toml constraints.txt
	@echo "Installing what the bot needs …"
	@$(PIP_INSTALL) -e .
	@touch $@

$(VENV)/.local: $(VENV)/.created pyproject.toml constraints.txt
	@echo "Installing what local play needs …"
	@$(PIP_INSTALL) -e ".[local]"
	@touch $@

$(VENV)/.dev: $(VENV)/.created pyproject.toml constraints.txt
	@echo "Installing what the tests need …"
	@$(PIP_INSTALL) -e ".[dev,local]"
	@touch $@ $(VENV)/.local $(VENV)/.run

$(VENV)/.bench: $(VENV)/.created pyproject.toml constraints.txt
	@echo "Installing what the benchmark compares with …"
	@$(PIP_INSTALL) -e ".[bench]"
	@touch $@ $(VENV)/.run
