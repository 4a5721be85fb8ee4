const RULE = /\bportal\/[a-z-]+/g;

/**
 * Returns advice for house rules that contracts break.
 *
 * @param findings Output of the lint.
 * @returns the advice; empty if no house rule is broken.
 */
export function houseRulesHint(findings: string): string {
  const counts = new Map<string, number>();
  for (const [rule] of findings.matchAll(RULE)) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  if (counts.size === 0) return '';
  const rules = [...counts].sort().map(([rule, count]) => `  ${rule} (${count})`);
  return [
    'Broken house rules:',
    ...rules,
    'Each can be switched off in redocly.yaml, as `portal/<rule>: "off"`: below `rules` for all contracts, or below',
    '`apis: <contract>: rules` for one. Each rule has a file of its name in src/checks/contracts.',
  ].join('\n');
}
