import { at, test } from '../support/changedSite';
import { open } from '../support/test';
import { expectSamplesToFollow } from './serverVariables';

test('a reader changes the variables of a server, and the samples of all pages follow', async ({ page }) => {
  await open(page, at('/api/denmark/data/company-by-company-id'));
  await expectSamplesToFollow(page, at('/api/denmark/data/company-unit'), {
    first: 'https://eu.real.test/v4',
    listed: { name: 'region', value: 'us' },
    text: { name: 'version', value: 'v5' },
    chosen: 'https://us.real.test/v5',
  });
});
