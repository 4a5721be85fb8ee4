import { sitePath } from '../../../lib/sitePath';
import { Code } from '../../../reference/components/Code';
import { Tabs } from '../../../reference/components/Tabs';
import type { RecipeData } from '../build/data';
import { InstallClient } from './InstallClient';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A recipe: the files to save, the program, the command that runs it, and its output. */
export function Recipe({ id, data }: { id: string; data: RecipeData }) {
  return (
    <figure className="snippet recipe">
      <Tabs
        name={`${id}-language`}
        legend="Language of the program"
        persistKey="language"
        tabs={data.languages.map(({ id: language, label, before, install, files, program, command }) => ({
          id: language,
          label,
          content: (
            <>
              <p>{before}</p>
              <InstallClient command={install} language={label} />
              <p>Save in {install ? 'the same' : 'one'} folder:</p>
              <ul className="recipe-files">
                {files.map((file) => (
                  <li key={file}>
                    <a href={sitePath(`/recipes/${file}`)} download>
                      {file}
                    </a>
                  </li>
                ))}
              </ul>
              <Code html={program.html} label={program.file} />
              <p>Run it:</p>
              <Code html={escaped(command)} label={`Command in ${label}`} />
            </>
          ),
        }))}
      />
      <p>It prints:</p>
      <Code html={escaped(data.output)} label="What it prints" />
    </figure>
  );
}
