# Coup d'envoi. `make play` opens the rulebook, `make test` proves it; both work from a fresh clone.

PORT ?= 8000
SITE_URL ?= http://127.0.0.1:$(PORT)/coup-denvoi/
export SITE_URL

PY := .venv/bin/python
PYTHON_READY := .venv/.ready
NODE_READY := node_modules/.ready
BENCH_READY := .venv-bench/.ready
# Material prints a long notice about its successor; it is no news at every build.
export NO_MKDOCS_2_WARNING := 1

.PHONY: help setup play check lint types fast slow build browser test bench matter wheel lock clean
.DEFAULT_GOAL := help

help:
	@echo "make play    set up, build and serve the rulebook (PORT=8000)"
	@echo "make test    set up and run every test, the browser's too"
	@echo "make check   lint, types and fast tests"
	@echo "make build   the site, strictly, into site/"
	@echo "make browser the browser tests over site/"
	@echo "make bench   measure what we promise, into docs/assets/bench.json"
	@echo "make matter  what each house rule changes, into engine/games/*/matter.json"
	@echo "make wheel   the engine alone, for pip and for any Pyodide, into dist/"
	@echo "make setup, make lock, make clean"

setup: $(PYTHON_READY) $(NODE_READY)

# The interpreter and Node are looked for only when something has to be installed with them.
$(PYTHON_READY): requirements.txt pyproject.toml
	@set -e; python="$$(.ci/python)"; test -x $(PY) || "$$python" -m venv .venv
	$(PY) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt
	$(PY) -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

$(NODE_READY): package.json package-lock.json .npmrc
	@.ci/node
	npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
	@touch $@

$(BENCH_READY): requirements.txt requirements-bench.txt pyproject.toml
	@set -e; python="$$(.ci/python)"; test -x .venv-bench/bin/python || "$$python" -m venv .venv-bench
	.venv-bench/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes \
		-r requirements.txt -r requirements-bench.txt
	.venv-bench/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

play: setup
	@$(PY) -m site_plugins.serve --can-listen --url "$(SITE_URL)"
	@$(MAKE) --no-print-directory build
	@$(PY) -m site_plugins.serve site --url "$(SITE_URL)"

check: lint types fast

lint: $(PYTHON_READY)
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .

types: $(PYTHON_READY)
	$(PY) -m mypy

fast: setup
	$(PY) -m pytest -q -m "not browser and not slow" -n 2 --dist worksteal

slow: setup
	$(PY) -m pytest -q -m slow -n 2

build: setup
	$(PY) -m mkdocs build --strict --site-dir site

browser: setup
	@set -e; CHROMIUM="$$(.ci/chromium)"; export CHROMIUM; \
	$(PY) -m pytest -q -rR --reruns 1 -m "browser and not alone" -n 2 --dist worksteal tests/browser; \
	$(PY) -m pytest -q -rR --reruns 1 -m "browser and alone" tests/browser

# A port of its own, so that a rulebook left open on the usual one is not in the way.
test: setup check slow
	@set -e; port="$$($(PY) -m site_plugins.serve --free-port)"; \
	$(MAKE) --no-print-directory build browser SITE_URL="http://127.0.0.1:$$port/coup-denvoi/"

bench: setup $(BENCH_READY) build
	@set -e; CHROMIUM="$$(.ci/chromium)"; export CHROMIUM; .venv-bench/bin/python -m tests.bench

# Thousands of matches by every house rule: some minutes. To be done again when a rule or a medium player changes.
matter: $(PYTHON_READY)
	@set -e; for game in $$($(PY) -c "from engine.games import SHELF; print(*SHELF)"); do \
		$(PY) -m engine matter $$game --matches 4000 --json > .matter.json; \
		mv .matter.json engine/games/$$game/matter.json; done

wheel: $(PYTHON_READY)
	@PYTHON=$(PY) .ci/wheel dist

# Hashes and versions only: no index address, nothing of the machine that compiled them.
PIP_COMPILE := .venv-lock/bin/pip-compile --quiet --upgrade --no-emit-index-url --no-emit-trusted-host \
	--no-emit-find-links --generate-hashes --strip-extras --allow-unsafe

lock:
	@set -e; python="$$(.ci/python)"; test -x .venv-lock/bin/pip-compile || { "$$python" -m venv .venv-lock; \
		.venv-lock/bin/python -m pip install --quiet pip-tools; }
	$(PIP_COMPILE) --output-file requirements.txt requirements.in
	$(PIP_COMPILE) --output-file requirements-bench.txt requirements-bench.in
	npm install --package-lock-only --ignore-scripts --no-audit --no-fund

clean:
	rm -rf site .cache .venv .venv-bench .venv-lock node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis \
		build dist coup_denvoi.egg-info
