import { count, say, unpackJson } from '@quadrant/rules/message';
import fastify from 'fastify';
import { SENTENCES_AS_DATA, tellPagesSentences } from './sentences.js';

const told = say`${'ann <b>'} has ${count(2, 'game')}: ${say`nobody of ${'bob'}`}.`;

function open() {
  const instance = fastify();
  tellPagesSentences(instance);
  instance.get('/api/v1/text', (_, reply) => reply.type('text/csv').send('name\nann\n'));
  instance.get('/told', (_, reply) => reply.send({ told }));
  instance.get('/api/v1/told', (_, reply) => reply.header('vary', 'accept').send({ told, list: [told] }));
  return instance;
}

describe('what an operation tells', () => {
  it('is English words', async () => {
    const { payload, headers } = await open().inject('/api/v1/told');
    expect(payload).toBe(JSON.stringify({ told: String(told), list: [String(told)] }));
    expect(headers['vary']).toBe('accept');
  });

  it('stays as it is where it is a text, or no operation', async () => {
    const text = await open().inject({ url: '/api/v1/text', headers: SENTENCES_AS_DATA });
    expect([text.payload, text.headers['content-type']]).toEqual(['name\nann\n', 'text/csv']);
    const other = await open().inject({ url: '/told', headers: SENTENCES_AS_DATA });
    expect(other.payload).toBe(JSON.stringify({ told: String(told) }));
  });

  it('is data to pages, and no cache gives it to others', async () => {
    const { payload, headers } = await open().inject({ url: '/api/v1/told', headers: SENTENCES_AS_DATA });
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(payload).toContain('"$say"');
    expect(JSON.parse(payload, unpackJson)).toEqual({ told, list: [told] });
    expect(headers['vary']).toBe('accept, x-quadrant-sentences');
  });
});
