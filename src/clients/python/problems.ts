import { pythonString } from '../../lib/quote';
import type { ClientModel } from '../model';
import { annotation, docstring, pythonName } from './text';

/** Writes the module with the types of problems and the members that the contracts add to them. */
export function pythonProblems({ problems, members }: Pick<ClientModel, 'problems' | 'members'>): string {
  const fields = members.flatMap(({ name, description, type }) => {
    const field = `        self.${pythonName(name)}: ${annotation({ kind: type }, String, 'list')} | None`;
    return [`${field} = body.get(${pythonString(name)})`, docstring(description, '        ')].filter(Boolean);
  });
  return `"""Problems of the APIs."""

from __future__ import annotations

import typing

ProblemType = typing.Literal[${problems.map(pythonString).join(', ')}]


class ProblemMembers:
    """Members that the APIs add to a problem."""

    def __init__(self, body: dict[str, typing.Any]) -> None:
${fields.length > 0 ? fields.join('\n') : '        pass'}
`;
}
