/** Languages of the samples, in the order of the page. */
export const LANGUAGES = [
  { language: 'shell', label: 'curl' },
  { language: 'javascript', label: 'JavaScript' },
  { language: 'typescript', label: 'TypeScript' },
  { language: 'python', label: 'Python' },
  { language: 'csharp', label: 'C#' },
  { language: 'java', label: 'Java' },
  { language: 'go', label: 'Go' },
  { language: 'php', label: 'PHP' },
  { language: 'powershell', label: 'PowerShell' },
] as const;

export type Language = (typeof LANGUAGES)[number]['language'];
