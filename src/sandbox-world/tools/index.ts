import type { Tool } from 'portal-cli/tools';
import { checkIdentifier } from './checkIdentifier';
import { getCodeList } from './getCodeList';

/** Tools for agents that only this site has. */
export const tools: readonly Tool[] = [getCodeList, checkIdentifier];
