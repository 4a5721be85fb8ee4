const WORDS = 'name code status area value owner period source amount address place number level kind note'.split(' ');

const property = (name: string, n: number) => ({
  type: n % 3 === 0 ? 'integer' : 'string',
  description: `The ${name} of item ${n}, as the register says it. Null means that there is none.`,
  ...(n % 3 === 0
    ? { minimum: 0, maximum: 1000 + n, examples: [n] }
    : { maxLength: 40 + (n % 50), examples: [`${name} ${n}`] }),
});

/** Returns a contract of `count` different operations, each with six parameters and fifteen properties. */
export function syntheticContract(count: number): object {
  const paths = Object.fromEntries(
    Array.from({ length: count }, (_, n) => [
      `/items-${n}/{id}`,
      {
        get: {
          operationId: `getItem${n}`,
          summary: `Item ${n}`,
          description: `Returns the data of item ${n}.\n\nIt returns nothing about item ${n + 1}.`,
          tags: [`Group ${Math.floor(n / 25)}`],
          parameters: [
            {
              name: 'id',
              in: 'path',
              required: true,
              schema: { type: 'string' },
              example: `id-${n}`,
              description: `Key of item ${n}.`,
            },
            ...WORDS.slice(0, 5).map((word) => ({
              name: `${word}${n}`,
              in: 'query',
              description: `Only items with this ${word}.`,
              schema: { type: 'string', maxLength: 20 },
            })),
          ],
          responses: {
            200: {
              description: `Item ${n}.`,
              content: {
                'application/json': {
                  schema: {
                    type: 'object',
                    required: ['name'],
                    properties: Object.fromEntries(
                      WORDS.map((word, index) => [`${word}${n}`, property(word, n + index)]),
                    ),
                  },
                },
              },
            },
          },
        },
      },
    ]),
  );
  return { openapi: '3.1.0', info: { title: 'Synthetic', version: '1.0.0', description: 'Made to measure.' }, paths };
}
