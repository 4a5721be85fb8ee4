import { describe, expect, it } from 'vitest';
import { feedbackPolicy, readProject } from '.';

describe('project of the feedback', () => {
  it.each([
    [{}, ''],
    [{ FEEDBACK_PROJECT_ID: ' abc-1_2 ' }, 'abc-1_2'],
  ])('from %j', (env, project) => expect(readProject(env)).toBe(project));

  it.each(['a b', '"><script>', 'a/b'])('refuses the project %j', (FEEDBACK_PROJECT_ID) => {
    expect(() => readProject({ FEEDBACK_PROJECT_ID })).toThrow('FEEDBACK_PROJECT_ID');
    // The configuration reads the policy before the plugin can say what is wrong.
    expect(feedbackPolicy({ FEEDBACK_PROJECT_ID }).connect).toHaveLength(1);
  });

  it('opens the content policy to its provider only if there is one', () => {
    expect(feedbackPolicy({})).toEqual({});
    expect(feedbackPolicy({ FEEDBACK_PROJECT_ID: 'abc' }).connect).toEqual(['https://app.pushfeedback.com']);
  });
});
