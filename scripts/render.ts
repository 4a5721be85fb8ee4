import path from 'node:path';
import { renderCommand } from 'docusaurus-preset-portal/render/command';

/** Builds a portal from any contracts: `npm run render -- --spec FILE`. */
renderCommand(path.resolve(__dirname, '..'));
