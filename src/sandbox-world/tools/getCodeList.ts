import map from 'lodash/map';
import { ownValue } from 'openapi-toolkit';
import { argumentsOf, type Tool, ToolError, textArgument, unknownName } from 'portal-cli/tools';
import { codeLists, noCodeListReasons } from '#vocabulary/codeLists';

/** Maximum number of codes in an error; longer lists are available by omitting the code. */
const MAX_CODES = 100;

export const getCodeList: Tool<{ list: string; code?: string }> = {
  name: 'get_code_list',
  title: 'Look up codes',
  description:
    'A code list of a register, or what one code of it means. Ids of lists stand at the fields of operations.',
  input: argumentsOf(
    {
      list: textArgument('Id of the list, or key of an attribute with its codes.'),
      code: textArgument('One code, as text.', 60),
    },
    ['list'],
  ),
  run: ({ list, code }) => {
    const found =
      codeLists.find(({ id }) => id === list) ?? codeLists.find(({ attributes }) => attributes.includes(list));
    const reason = ownValue(noCodeListReasons, list);
    if (!found && reason) throw new ToolError('not-found', `The codes of ${list} have no list. ${reason}`);
    if (!found) throw unknownName('code list', list, map(codeLists, 'id'));
    const { id, title, register, complete, codes } = found;
    if (code === undefined) return { id, title, register, complete, codes };
    const entry = codes.find((each) => each.code === code);
    if (!entry) {
      const open = complete
        ? `The list is complete with ${codes.length} codes.`
        : 'The list is open: the code can be valid all the same.';
      const firstCodes = codes.slice(0, MAX_CODES).map((each) => each.code);
      throw new ToolError('not-found', `${id} has no code "${code}". ${open}`, firstCodes, codes.length);
    }
    return { id, title, register, code: entry };
  },
};
