# syntax=docker/dockerfile:1
# The site and the Studio as images: docker build --target site . / --target studio .
# No secret is in either: what the site needs to know is in its environment when it runs. What is in
# the pages or the Studio's bundle (which project, public addresses, public keys) is asked for here.

FROM node:24-bookworm-slim@sha256:235600a8101ab264e117b1768e925532262668dc9b581ef1dd7d96ced463b8e7 AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# The parts that are packages of their own say what they need.
COPY scripts/content/package.json scripts/content/
COPY scripts/content-lake/package.json scripts/content-lake/
COPY web/islands/package.json web/islands/
COPY web/jsx/package.json web/jsx/
# The scripts of packages fetch a Node of their own, among other things: this image has one.
RUN npm ci --ignore-scripts

FROM packages AS source
ENV NEXT_TELEMETRY_DISABLED=1 DO_NOT_TRACK=1 NODE_ENV=production
ARG SANITY_PROJECT_ID SANITY_DATASET SITE_URL STUDIO_URL
ARG CONTENT_LAKE_URL INBOX_URL
ARG NEXT_PUBLIC_EMAILJS_PUBLIC_KEY NEXT_PUBLIC_EMAILJS_SERVICE_ID
ARG NEXT_PUBLIC_EMAILJS_CONSULTATION_TEMPLATE_ID NEXT_PUBLIC_EMAILJS_SIGNUP_TEMPLATE_ID
ARG NEXT_PUBLIC_ANALYTICS_ID NEXT_PUBLIC_ADS_CONVERSION
# A folder beside this file, made by npm run content -- export, from which the site is built while
# Sanity does not answer.
ARG CONTENT_EXPORT
COPY . .

FROM source AS site-build
# The pages with the few packages that they need, in one folder.
ENV NEXT_OUTPUT=standalone
# A private dataset is read with a token, which stays out of the image. Next's cache outlives the build,
# and with it the scripts of the last seven days, which pages that are open still ask for.
RUN --mount=type=secret,id=sanity_read_token \
    --mount=type=cache,id=nordune-next,target=/app/web/.next/cache \
    SANITY_API_READ_TOKEN="$(cat /run/secrets/sanity_read_token 2>/dev/null || true)" \
    node scripts/run.cjs scripts/build/main.ts

FROM source AS studio-build
RUN cd studio && node ../node_modules/sanity/bin/sanity build -y

FROM node:24-bookworm-slim@sha256:235600a8101ab264e117b1768e925532262668dc9b581ef1dd7d96ced463b8e7 AS site
WORKDIR /app
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 PORT=3000
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
COPY --from=site-build --chown=node:node /app/web/.next/standalone ./
# Next leaves these out, for whoever serves them from elsewhere.
COPY --from=site-build --chown=node:node /app/web/.next/static ./web/.next/static
COPY --from=site-build --chown=node:node /app/web/public ./web/public
COPY --from=site-build --chown=node:node /app/web/.next/query-results.json /app/web/.next/picture-previews.json ./web/.next/
# The server of npm start, which is in the build.
COPY --from=site-build --chown=node:node /app/web/.next/site-server ./web/.next/site-server
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node itself gets the signal to stop, and finishes what it is answering. The limits of its memory
# are those of scripts/lib/project.ts.
CMD ["node", "--max-semi-space-size=8", "--max-old-space-size=352", "web/.next/site-server/main.mjs"]

# Everything on one machine, for trying it: content lake, inbox, Studio and site (compose.local.yaml).
FROM packages AS local
ENV NEXT_TELEMETRY_DISABLED=1 DO_NOT_TRACK=1
COPY --chown=node:node . .
# It builds the site and the Studio here, and keeps its data.
RUN mkdir -p .data web/public/built && chown node:node . .data web web/public web/public/built
USER node
HEALTHCHECK --interval=10s --timeout=3s --start-period=10m \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/run.cjs", "scripts/start/main.ts"]

# These two listen on 8080 as a user of no rights, by nginx's own image for that.
FROM nginxinc/nginx-unprivileged:1.28-alpine@sha256:7377697a821c131a924a7105fafbe7414db4e9fcc77a6f08f776f33f141ec3f8 AS front
USER root
RUN install -d -o 101 -g 101 -m 700 /var/lib/front /var/lib/front/http.d /var/lib/front/server.d
USER 101
COPY scripts/reverse-proxy/nginx.conf.template /etc/nginx/templates/
VOLUME /var/lib/front
HEALTHCHECK --interval=10s --timeout=3s CMD ["wget", "-qO", "/dev/null", "http://127.0.0.1:8080/api/health"]

FROM nginxinc/nginx-unprivileged:1.28-alpine@sha256:7377697a821c131a924a7105fafbe7414db4e9fcc77a6f08f776f33f141ec3f8 AS studio
COPY --from=studio-build /app/studio/dist /usr/share/nginx/html
# Every address of the Studio is one page, which nobody frames.
COPY <<"CONFIGURATION" /etc/nginx/conf.d/default.conf
server {
  listen 8080;
  root /usr/share/nginx/html;
  add_header Content-Security-Policy "frame-ancestors 'none'; object-src 'none'" always;
  add_header Referrer-Policy "strict-origin-when-cross-origin" always;
  add_header X-Content-Type-Options "nosniff" always;
  location / {
    try_files $uri /index.html;
  }
}
CONFIGURATION
HEALTHCHECK --interval=10s --timeout=3s CMD ["wget", "-qO", "/dev/null", "http://127.0.0.1:8080/"]
