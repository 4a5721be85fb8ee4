// @ts-check
const path = require('node:path');
const { loadFreshModule } = require('@docusaurus/utils');
const { portalOf } = require('docusaurus-preset-portal/content/portal');
const { generateCommand } = require('docusaurus-preset-portal/generate');
const { checkSandbox } = require('portal-cli');

/** Generates the reference pages, and sends their samples to the sandbox. */
loadFreshModule(path.resolve('src/site')).then((/** @type {any} */ content) =>
  generateCommand(portalOf(content), [], checkSandbox),
);
