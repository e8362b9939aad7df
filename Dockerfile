FROM node:20-slim AS build
WORKDIR /quadrant
COPY package.json package-lock.json ./
# The compilers are optional packages.
RUN npm ci
COPY . .
# The embedded PostgreSQL stays out: the compose file brings its own.
RUN npm run build && npm prune --omit=dev --omit=optional

FROM node:20-slim
WORKDIR /quadrant
COPY --from=build /quadrant/package.json ./
COPY --from=build /quadrant/node_modules ./node_modules
COPY --from=build /quadrant/dist ./dist
COPY --from=build /quadrant/apps/web/public ./apps/web/public
ENV QUADRANT_HOME=/var/lib/quadrant
RUN mkdir -m 700 /var/lib/quadrant && chown node:node /var/lib/quadrant
USER node
EXPOSE 3000
CMD ["node", "dist/apps/api/src/main.js"]
