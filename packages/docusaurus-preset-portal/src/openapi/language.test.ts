import { apis } from 'docusaurus-preset-portal/content';
import { expect, it } from 'vitest';
import { listFilesSync } from '../lib/listFiles';
import { bundleContract } from '.';
import { contract } from './bundle/contract.fixture';
import type { Document } from './document';
import { languageOf } from './language';

const read = (description: string) =>
  languageOf(contract({ info: { title: 'a', description } }) as unknown as Document);

it.each([
  [
    'es',
    'Devuelve los pedidos de una tienda, del más reciente al más antiguo. Cada pedido tiene un número, la fecha en que se hizo y la dirección de entrega. Si el pedido no existe, la respuesta dice por qué, y el cliente puede intentarlo de nuevo.',
  ],
  [
    'fr',
    'Renvoie les commandes d’une boutique, de la plus récente à la plus ancienne. Chaque commande a un numéro, la date à laquelle elle a été passée et une adresse de livraison. Si la commande n’existe pas, la réponse dit pourquoi.',
  ],
  [
    'de',
    'Gibt die Bestellungen eines Ladens zurück, die neueste zuerst. Jede Bestellung hat eine Nummer, den Tag, an dem sie aufgegeben wurde, und eine Anschrift. Gibt es die Bestellung nicht, so steht in der Antwort, warum das so ist.',
  ],
  [
    'da',
    'Returnerer en butiks ordrer med den nyeste først. Hver ordre har et nummer, den dag den blev afgivet, og en adresse, som varerne skal leveres til. Findes ordren ikke, står der i svaret, hvorfor det er sådan, og hvad kunden kan gøre.',
  ],
])('reads %s', (language, text) => expect(read(text)).toBe(language));

it.each([
  ['a text that is too short', 'Devuelve los pedidos de una tienda.'],
  ['code', `Calls \`${'devuelve los pedidos de una tienda '.repeat(9)}\`.`],
  [
    'English with names of another language',
    'Returns the orders of a shop, the newest first. Fields are named ordrenummer, leveringsadresse, virksomhed, husnummer and matrikelnummer, as the registers of Denmark name them. Each order has a day and an address, and the response says why one is missing.',
  ],
])('takes %s for English', (_, text) => expect(read(text)).toBeUndefined());

it('takes the contracts of this site and of the fixtures for English', async () => {
  const fixtures = listFilesSync('tests/fixtures/contracts').filter((file) => /^[\w-]+\.yaml$/.test(file));
  const files = [
    ...fixtures.map((file) => `tests/fixtures/contracts/${file}`),
    ...apis.map(({ spec }) => `api-specs/${spec}`),
  ];
  expect(files.length).toBeGreaterThan(apis.length);
  for (const file of files) expect(languageOf(await bundleContract(file)), file).toBeUndefined();
});
