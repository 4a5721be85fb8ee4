export { type Difference, differences, type Reached } from './differences';
export { type Rule, rules, type Severity, severities } from './rules';
