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

/** Samples that call a client of the site, each beside the request in its language. */
export const CLIENT_LANGUAGES = [
  { language: 'typescript-client', label: 'TypeScript client' },
  { language: 'python-client', label: 'Python client' },
  { language: 'java-client', label: 'Java client' },
] as const;

export type ClientLanguage = (typeof CLIENT_LANGUAGES)[number]['language'];

/** True for the id of a sample that calls a client. */
export const isClientLanguage = (language: string): boolean =>
  CLIENT_LANGUAGES.some((client) => client.language === language);

/** Returns the id of the sample that calls the client of a language. */
export const clientOf = (language: string): string => `${language}-client`;
