# Builds with all packages, then keeps what a running process needs.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/setup.mjs scripts/
# As the build installs, so that it finds the packages there and does not install them a second time.
RUN node -e "import('./scripts/setup.mjs').then((setup) => setup.install())"
COPY . .
# Pages that are made once carry the public address, and the contact for questions about privacy.
ARG NEXTAUTH_URL=http://localhost:3000
ARG PRIVACY_CONTACT=
ENV NEXTAUTH_URL=$NEXTAUTH_URL PRIVACY_CONTACT=$PRIVACY_CONTACT
RUN npm run build && npm prune --omit=dev && rm -rf .next/cache

FROM node:22-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
COPY --from=build --chown=node:node /app/package.json /app/next.config.mjs ./
COPY --from=build --chown=node:node /app/node_modules ./node_modules
COPY --from=build --chown=node:node /app/.next ./.next
COPY --from=build --chown=node:node /app/dist ./dist
COPY --from=build --chown=node:node /app/public ./public
COPY --from=build --chown=node:node /app/prisma ./prisma
COPY --from=build --chown=node:node /app/src ./src
# The commands for operators: `npm run -s desk`, `backup` and `restore`.
COPY --from=build --chown=node:node /app/scripts/desk.mjs /app/scripts/backup.mjs /app/scripts/restore.mjs \
  /app/scripts/run-built.mjs ./scripts/
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD node -e "fetch('http://127.0.0.1:' + process.env.PORT + '/api/ready').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "dist/main.js"]
