import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { pathOf, skipsWithout } from '../programs';
import { execute } from '../support/execute';
import { testFolder } from '../support/testFolder';
import { callTexts } from './calls';
import { drivers } from './drive';

const IMPORT = `from danish_data_client import ClientError, ConnectionFailure, DanishData, InvalidCall, Problem, ResponseInfo, UnexpectedResponse, types

client = DanishData()
`;

const RIGHT = `${IMPORT}
company: types.Company = client.data.company_by_company_id(company_id="09900012", include=["financials"])
name: str = company["name"]
ended: str | None = company["cessationDate"]
for page in client.life_events.company_events_by_company_id_pages(company_id="1", from_="2026-01-01"):
    cursor: str | None = page["nextCursor"]
    ids: list[str] = [event["eventId"] for event in page["items"]]
client.data.public_properties()
client.data.person(person_id="p", x_purpose="claims")
body: types.BulkRequest = {"entityType": "company", "ids": ["1"], "attributes": ("name",)}
count: int = client.data.bulk_feature_store_attributes(body=body)["requested"]

def log(response: ResponseInfo) -> None:
    limit = response.rate_limit
    print(response.operation, response.status, response.request_id, limit.remaining if limit else 0, response.headers)


DanishData(max_wait=5, max_response_bytes=1_000, on_response=log)
DanishData(key=None, headers={"Prefer": "code=429"}, timeout=0.5, retries=0, host="https://host")
try:
    client.service.request_counts_usage(from_="2026-01-01", to="2026-01-02", group_by="DAY")
except Problem as error:
    if error.type == "too-many-requests":
        print(error.status, error.request_id, error.detail, error.errors, error.retry_after, error.headers)
    register: str | None = error.register
except InvalidCall as error:
    print(str(error))
except (UnexpectedResponse, ConnectionFailure) as error:
    print(error.operation, error.status)
except ClientError as error:
    print(error.operation)
`;

/** Statements that a type checker must refuse, with a part of the message. */
const WRONG: [statement: string, message: string][] = [
  ['client.data.company_by_company_id()', 'Argument missing for parameter "company_id"'],
  ['client.data.company_by_company_id("1")', 'Expected 0 positional arguments'],
  ['client.data.company_by_company_id(company_id=9900012)', '"Literal[9900012]" is not assignable to "str"'],
  ['client.data.company_by_company_id(company_id="1", includes=[])', 'No parameter named "includes"'],
  ['client.data.company_by_company_id(company_id="1", include=["finance"])', `Literal['finance']`],
  ['client.data.company_by_company_id(company_id="1", include="history")', 'to parameter "include"'],
  ['client.data.person(person_id="p")', '"x_purpose"'],
  ['client.data.property_by_bfe(bfe_number="1")', 'is not assignable to "int"'],
  ['client.data.bulk_feature_store_attributes()', '"body"'],
  [
    'client.data.bulk_feature_store_attributes(body={"entityType": "person", "ids": [], "attributes": []})',
    '"Literal[\'person\']" is not assignable',
  ],
  ['client.data.bulk_feature_store_attributes(body={"entityType": "company", "ids": []})', '"attributes" is required'],
  ['client.data.persons(x_purpose="p", body={"criteria": [{"fullName": "A B"}]})', '"PersonByCprNumber"'],
  ['client.service.request_counts_usage(from_="1", to="2", group_by="day")', `Literal['day']`],
  ['client.data.nothing()', 'Cannot access attribute "nothing"'],
  ['client.data.company_by_company_id_pages(company_id="1")', '"company_by_company_id_pages"'],
  ['client.events', 'Cannot access attribute "events"'],
  ['print(client.data.company_by_company_id(company_id="1")["nane"])', '"nane" is not a defined key'],
  ['print(len(client.data.company_by_company_id(company_id="1")["cessationDate"]))', '"None"'],
  ['client.advisor.recommendation_feedback(recommendation_id="1", body={})', '"outcome"'],
  ['DanishData(api_key="k")', 'No parameter named "api_key"'],
  ['DanishData(timeout="5")', 'is not assignable to "float"'],
];

const folder = testFolder();

/** Returns the faults that a strict check finds, by file. */
async function faults(files: Record<string, string>): Promise<Record<string, string>> {
  const own = mkdtempSync(path.join(folder, 'checked-'));
  await drivers.python?.install(own);
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(own, name), text);
  const settings = {
    typeCheckingMode: 'strict',
    pythonVersion: '3.10',
    include: ['danish_data_client', ...Object.keys(files)],
  };
  writeFileSync(path.join(own, 'pyrightconfig.json'), JSON.stringify(settings));
  const { stdout } = await execute([process.execPath, pathOf('pyright'), '--outputjson'], own);
  const { generalDiagnostics, summary } = JSON.parse(stdout);
  expect(summary.filesAnalyzed).toBe(
    Object.keys(files).length +
      readdirSync(path.join(own, 'danish_data_client')).filter((name) => name.endsWith('.py')).length,
  );
  const found: Record<string, string> = {};
  for (const { file, message } of generalDiagnostics) {
    const name = path.basename(file);
    found[name] = `${found[name] ?? ''}${message}\n`;
  }
  return found;
}

it.skipIf(skipsWithout('python', 'pyright'))(
  'the types pass a strict check, with the call of every example; wrong arguments and uses are refused',
  async () => {
    const calls = await callTexts('python-client');
    expect(calls.length).toBeGreaterThan(50);
    const wrong = WRONG.map(([statement], index) => [`wrong${index}.py`, `${IMPORT}${statement}\n`]);
    const right = calls.map((text, index) => [`call${index}.py`, text]);
    // One run, because the checker takes longest to start and to read the types.
    const found = await faults({ ...Object.fromEntries([...right, ...wrong]), 'right.py': RIGHT });
    expect(Object.entries(found).filter(([name]) => !name.startsWith('wrong'))).toEqual([]);
    const accepted = WRONG.map(
      ([statement, message], index) => [statement, message, found[`wrong${index}.py`]] as const,
    );
    expect(accepted.filter(([, message, text]) => !text?.includes(message))).toEqual([]);
  },
);
