// A process of its own: Fastify with nothing but one route, which sends the bytes that it was told, or 304.
import fastify from 'fastify';

process.once('message', async ({ body, headers }) => {
  const server = fastify();
  server.get('/*', (request, reply) => {
    void reply.headers(headers);
    if (request.headers['if-none-match'] === headers.etag) return reply.status(304).send();
    return reply.send(body);
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  process.send(server.server.address().port);
});
