# syntax=docker/dockerfile:1
# Kanly's server, compiled, as a user of its own. `docker compose up` starts it with PostgreSQL and a proxy.

FROM node:22-bookworm-slim AS client
WORKDIR /kanly/web
COPY web/package.json web/package-lock.json ./
# Not `npm ci`: it wants the bundler for every platform in the lock file, which names the versions but not all of these.
RUN npm install --no-save --no-audit --no-fund
COPY web ./
# Boards are drawn from what the games print, and words come from their texts.
COPY src /kanly/src
RUN npm run build

FROM python:3.13-slim-bookworm AS package
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /kanly
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1
COPY requirements.lock pyproject.toml README.md LICENSE LICENCES.md ./
RUN python -m venv /opt/build && /opt/build/bin/pip install --no-deps --require-hashes -r requirements.lock
COPY src src
COPY tools tools
COPY tests/packages tests/packages
COPY --from=client /kanly/src/kanly/server/static src/kanly/server/static
RUN /opt/build/bin/python tools/compile.py \
    && KANLY_COMPILED=build/compiled /opt/build/bin/python -m build --no-isolation --wheel --outdir /wheels .
# Versions are those of requirements.lock: what it pins constrains what the wheel asks for.
RUN sed -n 's/^\([A-Za-z0-9._-]*\)\(\[[^]]*\]\)\{0,1\}==\([^ ;\\]*\).*/\1==\3/p' requirements.lock > constraints.txt \
    && python -m venv /opt/kanly \
    && /opt/kanly/bin/pip install --constraint constraints.txt "$(echo /wheels/kanly-*.whl)[postgres]"

FROM python:3.13-slim-bookworm
RUN useradd --uid 10001 --home-dir /data --create-home kanly
COPY --from=package /opt/kanly /opt/kanly
ENV PATH=/opt/kanly/bin:$PATH KANLY_HOST=0.0.0.0 KANLY_PORT=8080 KANLY_DB=sqlite:////data/kanly.db KANLY_LOG=json
USER kanly
WORKDIR /data
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
    CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8080/readyz', timeout=4)"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["kanly"]
CMD ["serve"]
