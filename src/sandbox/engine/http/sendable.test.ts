import { expect, it } from 'vitest';
import { sendable } from './sendable';

it('leaves out headers that HTTP refuses', () =>
  expect(sendable({ 'X-Good': 'a', 'X-Bad\r\nEvil': 'b', 'X-Value': 'c\nd', 'X Space': 'e', '': 'f' })).toEqual({
    'X-Good': 'a',
  }));
