import { expect, it } from 'vitest';
import { scriptOf } from './script';

it.each([
  ['', {}],
  ['A shape – “round”', {}],
  ['Die Größe', {}],
  ['An angle α of the shape', {}],
  ['주문 조회', { lang: 'ko' }],
  ['注文の一覧', { lang: 'ja' }],
  ['订单列表', { lang: 'zh' }],
  ['<p>Список заказов, <code>id</code></p>', { lang: 'ru' }],
  ['نص عربي مع <code>code</code> و GET /goods', { lang: 'ar', dir: 'auto' }],
  ['רשימה', { lang: 'he', dir: 'auto' }],
  ['The name of the city in its own script, such as דן', { dir: 'auto' }],
])('%j has %j', (text, attributes) => expect(scriptOf(text)).toEqual(attributes));
