import { expect, it } from 'vitest';
import themePlugin from './themePlugin';

it('calls what the README names safe to swizzle', () =>
  expect(themePlugin.getSwizzleConfig().components).toEqual(
    Object.fromEntries(
      ['PortalField', 'PortalOperation', 'PortalPanel', 'PortalSample'].map((name) => [
        name,
        { actions: { wrap: 'safe', eject: 'safe' } },
      ]),
    ),
  ));
