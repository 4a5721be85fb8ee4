import type { Tool } from 'docusaurus-preset-portal/llms/mcp/tool';
import { checkIdentifier } from './checkIdentifier';
import { getCodeList } from './getCodeList';

/** Tools for agents that only this site has. */
export const tools: readonly Tool[] = [getCodeList, checkIdentifier];
