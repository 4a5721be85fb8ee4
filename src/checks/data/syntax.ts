import { checkJson } from 'docusaurus-preset-portal/node';

// Imported first: modules that import broken JSON fail without file and line.
checkJson('docs/_data');
