import { packageLanguages } from './languages';
import { type Program, packageProgram } from './programs';

const NAME = 'try-client';

/** One call with a retry budget, in the languages of the samples. */
export const callLanguages: readonly Program[] = [
  { id: 'shell', label: 'Shell', files: ['call.sh'], command: 'bash call.sh' },
  { id: 'javascript', label: 'JavaScript', files: ['client.mjs', 'try-client.mjs'], command: 'node try-client.mjs' },
  packageProgram(packageLanguages.typescript, NAME),
  packageProgram(packageLanguages.python, NAME),
  { id: 'csharp', label: 'C#', files: ['Client.cs', 'TryClient.cs'], command: 'dotnet run' },
  packageProgram(packageLanguages.java, NAME),
  { id: 'php', label: 'PHP', files: ['client.php'], command: 'php client.php' },
  { id: 'go', label: 'Go', files: ['main.go'], command: 'go run main.go' },
];
