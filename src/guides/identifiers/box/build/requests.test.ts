import { describe, expect, it } from 'vitest';
import { boxData } from './boxData';
import { pageOf, parameter } from './page.fixture';

describe('what the box tells of a small contract', () => {
  const identified = (identifier: string, parts: object = {}) => ({
    schema: { type: 'string', 'x-identifier': identifier, ...parts },
  });
  const page = pageOf(
    '/things/{id}/{kind}',
    {
      summary: 'A thing',
      parameters: [
        parameter('path', 'id', identified('cvr')),
        parameter('path', 'kind'),
        parameter('query', 'area', identified('municipality-code', { 'x-code-list': 'coordinate-accuracy' })),
        parameter('query', 'who', identified('person-id', { 'x-code-list': 'unknown' })),
      ],
      requestBody: {
        content: {
          'application/json': {
            schema: {
              properties: {
                a: { ...identified('cpr').schema },
                list: { type: 'array', items: { properties: { b: identified('cpr').schema } } },
              },
            },
          },
        },
      },
    },
    [],
  );
  const start = (have: string, as: string, and?: string[], to = 'example/thing') => ({
    have,
    links: [{ to, as, and, why: 'Why.' }],
  });
  const requests = (...starts: ReturnType<typeof start>[]) =>
    boxData({ start: starts, next: {} }, [{ ...page, samples: [] }]).requests;

  it('returns requests with placeholders in path and query, in order', () => {
    const own = { title: 'A thing', href: '/api/example/thing', method: 'get', why: 'Why.', curl: undefined };
    expect(
      requests(
        start('cvr', 'id'),
        start('cvr', 'id', ['kind']),
        start('a code', 'area', ['id', 'kind']),
        start('person-id', 'who', ['id', 'kind']),
        start('words here', 'kind'),
        start('bfe', 'other', ['id', 'kind']),
        start('cvr', 'id', [], 'example/none'),
      ),
    ).toEqual({
      cvr: [
        { ...own, path: '/things/%cvr%/{kind}', fragment: undefined },
        { ...own, path: '/things/%cvr%/%kind%', fragment: '#v=id=%cvr%&kind=%kind%', isPassed: true },
      ],
      'municipality-code': [
        {
          ...own,
          path: '/things/%cvr%/%kind%?area=%municipality-code%',
          fragment: '#v=area=%municipality-code%&id=%cvr%&kind=%kind%',
          isPassed: true,
        },
      ],
      'person-id': [{ ...own, path: '/things/%cvr%/%kind%?who=%person-id%', fragment: undefined }],
      bfe: [{ ...own, path: '/things/%cvr%/%kind%', fragment: undefined }],
    });
  });

  it('returns fields in bodies, and the names of codes in both languages', () => {
    const { bodies, codes } = boxData({ start: [], next: {} }, [page]);
    const [a, list] = bodies.cpr ?? [];
    expect(Object.keys(bodies)).toEqual(['cpr']);
    expect([a?.title, a?.field, list?.field]).toEqual(['A thing', 'a', 'list[].b']);
    expect(a?.href).toMatch(/^\/api\/example\/thing#.+a$/);
    expect(Object.keys(codes)).toEqual(['municipality-code']);
    const { C, U } = codes['municipality-code'] ?? {};
    expect([C, U]).toEqual([
      'Set by hand, with a wish for a calculated value',
      'No address point (intet adressepunkt)',
    ]);
  });
});
