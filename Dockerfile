FROM node:24-slim AS build
WORKDIR /quadrant
COPY package.json package-lock.json ./
# The compilers are optional packages.
RUN npm ci
COPY . .
# The embedded PostgreSQL stays out: the compose file brings its own.
RUN npm run build && npm prune --omit=dev --omit=optional

FROM node:24-slim AS quadrant
WORKDIR /quadrant
COPY --from=build /quadrant/package.json ./
COPY --from=build /quadrant/node_modules ./node_modules
COPY --from=build /quadrant/dist ./dist
COPY --from=build /quadrant/apps/web/public ./apps/web/public
COPY --from=build /quadrant/docker ./docker
ENV QUADRANT_HOME=/var/lib/quadrant
# A new volume takes over the owner of the folder that it covers.
RUN install -d -m 700 -o node -g node /var/lib/quadrant /backups && \
    install -d -m 755 -o node -g node /secrets/postgres /secrets/owner /secrets/service
USER node
EXPOSE 3000
CMD ["node", "dist/apps/api/src/main.js"]

FROM caddy:2 AS origin
COPY Caddyfile /etc/caddy/Caddyfile
RUN chown -R nobody:nobody /data /config
USER nobody
