# syntax=docker/dockerfile:1
# Two images: `base` works everything that needs no program of the system; `full` also has the browser and the sandbox.
#   docker build --target base -t lanewright .
#   docker build --target full -t lanewright:full .

FROM node:24-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json ./
COPY scripts/setup.mjs scripts/
RUN npm ci
COPY . .
RUN npm run -s build:desk \
  && npm run -s build \
  && npm prune --omit=dev

FROM node:24-bookworm-slim AS base
ENV NODE_ENV=production \
  LANEWRIGHT_DATA=/var/lib/lanewright/data \
  LANEWRIGHT_JOURNAL=/var/lib/lanewright/journal
WORKDIR /opt/lanewright
COPY --from=build --chown=root:root /build/package.json ./
COPY --from=build --chown=root:root /build/node_modules node_modules
COPY --from=build --chown=root:root /build/dist dist
COPY --from=build --chown=root:root /build/contracts contracts
COPY --from=build --chown=root:root /build/examples examples
RUN useradd --system --uid 10001 --home-dir /var/lib/lanewright --create-home lanewright \
  && mkdir -p /var/lib/lanewright/data /var/lib/lanewright/journal \
  && chown -R lanewright:lanewright /var/lib/lanewright \
  && chmod 700 /var/lib/lanewright/data /var/lib/lanewright/journal
USER lanewright
# The journal is this node's own and is never thrown away.
VOLUME ["/var/lib/lanewright"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["node", "--max-semi-space-size=8", "/opt/lanewright/dist/host/cli/main.js"]
CMD ["worker", "--health-port", "9464", "--health-listen", "0.0.0.0"]

FROM base AS full
USER root
RUN apt-get update \
  && apt-get install -y --no-install-recommends bubblewrap chromium python3 \
  && rm -rf /var/lib/apt/lists/*
USER lanewright
