import { fastify } from 'fastify';
import { RouteDirectory } from './route-directory.js';

describe('RouteDirectory', () => {
  it('knows the methods of a path', () => {
    const instance = fastify();
    const routes = new RouteDirectory();
    routes.watch(instance);
    instance.get('/players/:handle', () => 'player');
    instance.route({ method: ['PUT', 'PATCH'], url: '/players/:handle', handler: () => 'changed' });
    instance.get('/openapi.json', () => 'document');
    instance.get('/files/*', () => 'file');

    expect(routes.methodsOf('/players/ann%2Fbob')).toEqual(['GET', 'HEAD', 'PATCH', 'PUT']);
    expect(routes.methodsOf('/openapi.json')).toEqual(['GET', 'HEAD']);
    expect(routes.methodsOf('/openapi_json')).toEqual([]);
    expect(routes.methodsOf('/players')).toEqual([]);
    expect(routes.methodsOf('/files/a')).toEqual([]);
  });
});
