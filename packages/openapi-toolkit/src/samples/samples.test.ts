// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the text of a sample has placeholders of its own.
import { describe, expect, it } from 'vitest';
import { requests, SECRET } from '../../../../tests/support/hostile/requests';
import { INTEGER_MARK, restoreIntegers } from '../openapi/bundle/integerMarks';
import type { SampleRequest } from '../requests/request';
import { createSamples } from '.';

const key = { in: 'header', name: 'X-API-Key', variable: 'DANISH_DATA_API_KEY' } as const;
const get: SampleRequest = {
  method: 'GET',
  url: 'https://api.example.com/denmark/data/attributes',
  query: [
    { name: 'address', value: 'Prøvestien 7, 9999 Eksempelby' },
    { name: 'limit', value: '10' },
  ],
  headers: [{ name: 'X-Purpose', value: 'claims-handling' }],
  secrets: [key],
  accept: 'application/json',
};
const post: SampleRequest = {
  method: 'POST',
  url: 'https://api.example.com/denmark/data/persons',
  query: [],
  headers: [{ name: 'X-Purpose', value: 'claims-handling' }],
  secrets: [key],
  accept: 'application/json',
  body: {
    kind: 'json',
    mediaType: 'application/json',
    value: { ids: ['00000000-0000-4000-8000-000000000901', '00000000-0000-4000-8000-000000000902'], onlyCurrent: true },
  },
};
const sample = (request: SampleRequest, language: string): string =>
  createSamples(request).find((one) => one.language === language)?.text ?? '';

const LANGUAGES = ['shell', 'javascript', 'typescript', 'python', 'csharp', 'java', 'go', 'php', 'powershell'];

describe('integers above 2^53', () => {
  const DIGITS = '18446744073709551615';
  const value = { ids: [INTEGER_MARK + DIGITS + INTEGER_MARK] };
  const request = { ...post, body: { kind: 'json' as const, mediaType: 'application/json', value } };

  it.each(LANGUAGES)('are sent as digits in %s', (language) => {
    const text = restoreIntegers(sample(request, language));
    expect(text).toContain(DIGITS);
    expect(text).not.toMatch(new RegExp(`["']${DIGITS}`));
    // Numbers of these languages round them.
    if (/script$|^php$/.test(language)) expect(text).toContain(`'{ "ids": [${DIGITS}] }'`);
  });
});

describe('createSamples', () => {
  it('writes nine languages in the order of the page', () => {
    expect(createSamples(get).map(({ language, label }) => [language, label])).toEqual([
      ['shell', 'curl'],
      ['javascript', 'JavaScript'],
      ['typescript', 'TypeScript'],
      ['python', 'Python'],
      ['csharp', 'C#'],
      ['java', 'Java'],
      ['go', 'Go'],
      ['php', 'PHP'],
      ['powershell', 'PowerShell'],
    ]);
  });

  it.each(LANGUAGES)('reads as an expert writes it: GET in %s', (language) => {
    const text = sample(get, language);
    expect(text).toMatchSnapshot();
    expect(text.split('\n').length).toBeLessThanOrEqual(48);
  });

  it.each(LANGUAGES)('reads as an expert writes it: POST in %s', (language) => {
    expect(sample(post, language)).toMatchSnapshot();
  });

  it('types the response in TypeScript if the site has a types file', () => {
    const types = {
      url: 'https://docs.example.com/openapi/data.d.ts',
      file: 'data.d.ts',
      response: 'Thing',
      problem: 'P',
    };
    expect(sample({ ...get, types }, 'typescript')).toMatchSnapshot();
    expect(sample({ ...get, types }, 'javascript')).toBe(sample(get, 'javascript'));
  });

  it.each(
    Object.entries(requests) as [string, SampleRequest][],
  )('takes every key from the environment: %s', (_, request) => {
    for (const { text } of createSamples(request)) {
      for (const { variable } of request.secrets) expect(text).toContain(variable);
      expect(text).not.toContain(SECRET);
    }
  });

  it.each(
    Object.entries(requests) as [string, SampleRequest][],
  )('holds nothing a clipboard changes: %s', (_, request) => {
    for (const { text } of createSamples(request)) {
      expect(text.replaceAll(/[\n\t]/g, '')).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u200b\u202e\ufeff]/u);
      expect(text).not.toMatch(/ +$/m);
    }
  });

  it('writes Java in ASCII, which every charset decodes equally', () => {
    for (const request of Object.values(requests)) expect(sample(request, 'java')).toMatch(/^[\n -~]*$/);
    expect(sample(get, 'java')).toContain('"Pr\\u00f8vestien 7, 9999 Eksempelby"');
  });

  it('gives several keys different variables', () => {
    const secrets = [
      key,
      { in: 'query', name: 'app', variable: 'DANISH_DATA_API_KEY_2' },
      { in: 'cookie', name: 'again', variable: 'DANISH_DATA_API_KEY' },
    ] as const;
    const text = sample({ ...get, secrets: [...secrets] }, 'javascript');
    expect(text).toContain('const apiKey = process.env.DANISH_DATA_API_KEY;');
    expect(text).toContain('const apiKey2 = process.env.DANISH_DATA_API_KEY_2;');
    expect(text).toContain('app: apiKey2');
    expect(text).toContain('Cookie: `again=${apiKey}`');
    expect(text.match(/process\.env\.DANISH_DATA_API_KEY;/g)).toHaveLength(1);
  });

  it('has no key if the API needs none', () => {
    for (const { text } of createSamples({ ...get, secrets: [] }))
      expect(text).not.toMatch(/environ|getenv|process\.env|apiKey|\$DANISH/i);
  });

  it('writes only the Content-Type of the body', () => {
    const headers = [{ name: 'content-type', value: 'text/plain' }];
    for (const { text } of createSamples({ ...post, headers })) expect(text).not.toContain('text/plain');
    for (const { text } of createSamples({ ...get, headers })) expect(text).not.toContain('text/plain');
  });

  it("explains that fetch can't send a body", () => {
    const text = sample({ ...post, method: 'GET' }, 'javascript');
    expect(text).toContain('// fetch sends no body with GET.');
    expect(text).not.toContain('body:');
    expect(sample({ ...post, method: 'GET' }, 'shell')).toContain('-X GET');
  });

  it('passes HEAD and unglobbed brackets to curl', () => {
    expect(sample({ ...get, method: 'HEAD' }, 'shell')).toContain('--head');
    expect(sample({ ...get, url: 'http://[::1]/x' }, 'shell')).toContain("--globoff 'http://[::1]/x'");
  });

  it('sends Accept for responses other than JSON', () => {
    for (const { text } of createSamples({ ...get, accept: 'text/csv' })) {
      expect(text).toMatch(/Accept\W+text\/csv/);
      expect(text).not.toMatch(/json\.load\(|\.json\(\);|json_decode|JsonElement/);
    }
  });
});

it.each(LANGUAGES)('another multipart type keeps its name in %s, and has a boundary', (language) => {
  const body = { kind: 'multipart', mediaType: 'multipart/related', parts: [{ name: 'a', value: '1' }] } as const;
  const text = sample({ ...post, body: { ...body, parts: [...body.parts] } }, language);
  expect(text).toContain('multipart/related');
  // curl, FormData and MultipartFormDataContent make it themselves.
  expect(text).toMatch(/boundary|-H 'Content-Type|FormData\(|MultipartFormDataContent/i);
});
