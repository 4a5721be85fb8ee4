// @ts-check
const path = require('node:path');
const { loadFreshModule } = require('@docusaurus/utils');
const { generateCommand, portalOf } = require('docusaurus-preset-portal/node');
const { checkSandbox, contractTypes } = require('portal-cli');

/** Generates the reference pages, and sends their samples to the sandbox. */
loadFreshModule(path.resolve('src/site')).then((/** @type {any} */ content) =>
  generateCommand(portalOf(content), { types: contractTypes }, checkSandbox),
);
