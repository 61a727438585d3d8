# Coup d'envoi. `make play` opens the rulebook, `make test` proves it; both work from a fresh clone.

PORT ?= 8000
SITE_URL ?= http://127.0.0.1:$(PORT)/coup-denvoi/
export SITE_URL

PY := .venv/bin/python
PYTHON_READY := .venv/.ready
NODE_READY := node_modules/.ready
BENCH_READY := .venv-bench/.ready
CLUSTER_READY := .venv-cluster/.ready
FIREFOX_READY := .venv-firefox/.ready
WEBKIT_READY := .venv-webkit/.ready
# Material prints a long notice about its successor; it is no news at every build.
export NO_MKDOCS_2_WARNING := 1
# The day that the site names as its own is that of its last change, so that the same sources give the same bytes.
SOURCE_DATE_EPOCH ?= $(shell git log -1 --format=%ct 2>/dev/null || date +%s)
export SOURCE_DATE_EPOCH
# Where Python may not keep what it compiled, every worker of the tests compiles everything again: ten seconds each.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help setup play dev check lint types fast slow cluster build single verify-site zip browser firefox webkit test bench effects study wheel lock clean
.DEFAULT_GOAL := help

help:
	@echo "make play    set up, build and serve the rulebook (PORT=8000)"
	@echo "make dev     the same, built again at every change; the page reloads by itself (PORT=8001)"
	@echo "make test    set up and run every test, the browser's too"
	@echo "make check   lint, types and fast tests"
	@echo "make build   the site, strictly, into site/"
	@echo "make single  the book in one file for each language, beside the site that was built (make build does it too)"
	@echo "make verify-site  whether the site that was built may be published: links, files, other hosts, weight"
	@echo "make zip     the site that was built as a zip with a start of its own, into dist/"
	@echo "make browser the browser tests over site/"
	@echo "make firefox, make webkit  a few of them in other browsers"
	@echo "make cluster the tests of --cluster, on two processes of dask"
	@echo "make bench   measure what we promise, into docs/assets/bench.json (PARTS=\"players odds\": only these)"
	@echo "make effects  what each house rule changes, into engine/games/*/book/effects.json"
	@echo "make study   a million matches, into docs/assets/study.json"
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

$(CLUSTER_READY): requirements-cluster.txt
	@set -e; python="$$(.ci/python)"; test -x .venv-cluster/bin/python || "$$python" -m venv .venv-cluster
	.venv-cluster/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-cluster.txt
	@touch $@

$(FIREFOX_READY): requirements-firefox.txt
	@set -e; python="$$(.ci/python)"; test -x .venv-firefox/bin/python || "$$python" -m venv .venv-firefox
	.venv-firefox/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-firefox.txt
	@touch $@

$(WEBKIT_READY): requirements-webkit.txt
	@set -e; python="$$(.ci/python)"; test -x .venv-webkit/bin/python || "$$python" -m venv .venv-webkit
	.venv-webkit/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-webkit.txt
	@touch $@

play: setup
	@$(PY) .ci/preview/serve.py --can-listen --url "$(SITE_URL)"
	@$(MAKE) --no-print-directory build
	@$(PY) .ci/preview/serve.py site --url "$(SITE_URL)"

# A port of its own: where a rulebook was put by on the device, the device would show that one.
dev: PORT = 8001
dev: setup
	@$(PY) .ci/preview/serve.py --can-listen --url "$(SITE_URL)"
	@$(PY) .ci/preview/dev.py --url "$(SITE_URL)"

# Types are looked at beside the tests: they alone would keep one core only busy.
check: setup
	@$(MAKE) --no-print-directory --jobs=2 lint types fast

lint: $(PYTHON_READY)
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .

types: $(PYTHON_READY)
	$(PY) -m mypy

# Tests in a browser are not even read: to rewrite their assertions takes each worker of a fresh clone two seconds. Those
# of a cluster need dask.
WITHOUT_BROWSER := --ignore=tests/browser --ignore=tests/firefox --ignore=tests/webkit --ignore=tests/cluster

fast: setup
	$(PY) -m pytest -q -m "not browser and not slow" -n 2 --dist worksteal --fold $(WITHOUT_BROWSER)

slow: setup
	$(PY) -m pytest -q -m slow -n 2 --dist worksteal $(WITHOUT_BROWSER)

# dask is nothing that the book or the engine needs: it has a place of its own, and only these tests wait for it.
cluster: $(CLUSTER_READY)
	.venv-cluster/bin/python -m pytest -q tests/cluster

build: setup
	$(PY) -m mkdocs build --strict --site-dir site
	@$(MAKE) --no-print-directory single

# The book in one file for each language, out of the site as it stands.
single: $(PYTHON_READY)
	$(PY) -m site_plugins.single site

# Links, missing files, other hosts, and what all of it weighs against site_plugins/hosting/budget.toml.
verify-site: $(PYTHON_READY)
	$(PY) -m site_plugins.hosting.verify site

# The site to be taken along, with the way to start it.
zip: $(PYTHON_READY)
	$(PY) -m site_plugins.hosting.archive site dist/coup-denvoi.zip

# The shell is Chromium without windows of its own: the same pages in two thirds of the time. Four workers for two cores:
# a test often waits for its page, and then another one has something to do.
CHROMIUMS := chromium chromium-browser google-chrome google-chrome-stable

browser: setup
	@set -e; CHROMIUM="$$(.ci/browser CHROMIUM chromium-headless-shell $(CHROMIUMS))"; export CHROMIUM; \
	$(PY) -m pytest -q -m "browser and not alone" -n 4 --dist worksteal tests/browser; \
	$(PY) -m pytest -q -m "browser and alone" tests/browser

# A Playwright of its own: newer ones no longer speak to Debian's Firefox.
firefox: $(FIREFOX_READY)
	@set -e; FIREFOX="$$(.ci/browser FIREFOX firefox-esr)"; export FIREFOX; .venv-firefox/bin/python -m pytest -q tests/firefox

# Debian's WebKit, which needs a screen, be it one that nobody sees, a bus for its processes, and no graphics card. Root may not
# have its sandbox.
webkit: $(WEBKIT_READY)
	@set -e; WEBKIT="$$(.ci/browser WEBKIT webkit2gtk-driver:WebKitWebDriver)"; export WEBKIT; \
	screen="$$(.ci/browser XVFB xvfb:xvfb-run)"; bus="$$(.ci/browser DBUS dbus-daemon:dbus-run-session)"; \
	export WEBKIT_DISABLE_COMPOSITING_MODE=1; \
	if [ "$$(id -u)" = 0 ]; then export WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS=1; fi; \
	"$$bus" -- "$$screen" -a .venv-webkit/bin/python -m pytest -q tests/webkit 2>.webkit.log || { tail -n 40 .webkit.log >&2; exit 1; }

# A port of its own, so that a rulebook left open on the usual one is not in the way.
test: setup check slow cluster
	@set -e; port="$$($(PY) .ci/preview/serve.py --free-port)"; \
	$(MAKE) --no-print-directory build verify-site browser firefox webkit SITE_URL="http://127.0.0.1:$$port/coup-denvoi/"

# A port of its own here too.
bench: setup $(BENCH_READY)
	@set -e; CHROMIUM="$$(.ci/browser CHROMIUM $(CHROMIUMS))"; export CHROMIUM; port="$$($(PY) .ci/preview/serve.py --free-port)"; \
	$(MAKE) --no-print-directory build SITE_URL="http://127.0.0.1:$$port/coup-denvoi/"; \
	PYTHONPATH=.ci .venv-bench/bin/python -m tests.bench $(if $(PARTS),--only $(PARTS))

# Thousands of matches by every house rule: some minutes. To be done again when a rule or a medium player changes.
effects: $(PYTHON_READY)
	@set -e; for game in $$($(PY) -c "from engine.games import SHELF; print(*SHELF)"); do \
		$(PY) -m engine effects $$game --matches 4000 --json > .effects.json; \
		mv .effects.json engine/games/$$game/book/effects.json; done

# A million matches of the quickest game, for the page that shows them: a minute or two on a quiet machine.
study: $(PYTHON_READY)
	$(PY) -m site_plugins.study docs/assets/study.json

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
	$(PIP_COMPILE) --output-file requirements-firefox.txt requirements-firefox.in
	$(PIP_COMPILE) --output-file requirements-webkit.txt requirements-webkit.in
	$(PIP_COMPILE) --output-file requirements-cluster.txt requirements-cluster.in
	npm install --package-lock-only --ignore-scripts --no-audit --no-fund

clean:
	rm -rf site .cache .venv .venv-bench .venv-cluster .venv-firefox .venv-webkit .venv-lock node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis \
		build dist coup_denvoi.egg-info
