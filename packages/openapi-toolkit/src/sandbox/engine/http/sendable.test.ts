import { expect, it } from 'vitest';
import { sendable } from './server';

it('omits headers that HTTP does not allow', () =>
  expect(sendable({ 'X-Good': 'a', 'X-Bad\r\nEvil': 'b', 'X-Value': 'c\nd', 'X Space': 'e', '': 'f' })).toEqual({
    'X-Good': 'a',
  }));

it('omits headers of the connection and of other origins', () =>
  expect(
    sendable({
      'content-encoding': 'gzip',
      'Transfer-Encoding': 'chunked',
      'Access-Control-Allow-Origin': '*',
      ETag: 'a',
    }),
  ).toEqual({ ETag: 'a' }));
