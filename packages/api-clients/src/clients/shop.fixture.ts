import type { ClientPackage } from './model';

/** The package of a shop. */
export const SHOP: ClientPackage = {
  name: 'shop-client',
  className: 'Shop',
  version: '1.2.3',
  licence: { id: 'MIT', text: 'MIT License\n' },
  description: 'Client of the shop',
  homepage: 'https://shop.example.org/',
  problems: [],
  keyVariable: 'SHOP_KEY',
  hostVariable: 'SHOP_HOST',
};
