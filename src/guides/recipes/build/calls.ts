import { type PackageLanguage, packageLanguages } from '../../clients/build/languages';

/** One call with a retry budget, in a language of the samples. */
export interface CallLanguage {
  id: string;
  label: string;
  /** Files of one folder; the second one, if any, tests the first. */
  files: string[];
  /** Command that installs the package of the client. */
  install?: string;
  command: string;
}

function throughPackage({ id, label, file, install, run }: PackageLanguage): CallLanguage {
  const program = file('try-client');
  return { id, label, files: [program], install: install(), command: run(program) };
}

/** Calls in the order of the samples. */
export const callLanguages: readonly CallLanguage[] = [
  { id: 'shell', label: 'Shell', files: ['call.sh'], command: 'bash call.sh' },
  { id: 'javascript', label: 'JavaScript', files: ['client.mjs', 'try-client.mjs'], command: 'node try-client.mjs' },
  throughPackage(packageLanguages.typescript),
  throughPackage(packageLanguages.python),
  { id: 'csharp', label: 'C#', files: ['Client.cs', 'TryClient.cs'], command: 'dotnet run' },
  throughPackage(packageLanguages.java),
  { id: 'php', label: 'PHP', files: ['client.php'], command: 'php client.php' },
  { id: 'go', label: 'Go', files: ['main.go'], command: 'go run main.go' },
];
