import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { pathOf, skipsWithout } from '../programs';
import { execute } from '../support/execute';
import { testFolder } from '../support/testFolder';
import { javaJar } from './install';

const program = (name: string, statements: string): string => `import danishdata.*;
import danishdata.model.*;
import java.time.Duration;
import java.util.List;

class ${name} {
    static void run(DanishData client) {
        ${statements}
    }
}
`;

const RIGHT = `Company company = client.data().companyByCompanyId("09900012", all -> all.include(List.of(CompanyByCompanyIdInclude.FINANCIALS)));
        String ended = company.cessationDate().orElse("active");
        for (CompanyEventList page : client.lifeEvents().companyEventsByCompanyIdPages("1", all -> all.from("2026-01-01").limit(10L)))
            for (CompanyEvent event : page.items()) System.out.println(event.eventId() + page.nextCursor() + ended);
        client.data().publicProperties();
        client.data().person("p", "claims");
        BulkRequest body = new BulkRequest(EntityType.COMPANY, List.of("1"), List.of("name")).effectiveAt("2026-01-01");
        long count = client.data().bulkFeatureStoreAttributes(body).requested();
        new DanishData(all -> all.key("k").host("https://host").timeout(Duration.ofSeconds(5)).retries(0).header("Prefer", "code=429")
                .maxWait(Duration.ofSeconds(20)).maxResponseBytes(1_000_000)
                .onResponse(response -> System.out.println(response.operation() + response.rateLimit().map(ResponseInfo.RateLimit::remaining).orElse(0L))));
        try {
            client.service().requestCountsUsage("2026-01-01", "2026-01-02", all -> all.groupBy(RequestCountsUsageGroupBy.DAY));
        } catch (Problem error) {
            if (error.type().equals(ProblemTypes.TOO_MANY_REQUESTS)) System.out.println(error.status() + error.requestId().orElse("") + error.detail() + count);
            System.out.println(error.register().orElse("no register"));
            Duration wait = error.retryAfter().orElse(Duration.ZERO);
            for (ProblemError fault : error.errors()) System.out.println(fault.parameter().orElse("") + fault.detail() + wait);
        } catch (UnexpectedResponse | ConnectionFailure error) {
            System.out.println(error.operation());
        } catch (ClientException error) {
            System.out.println(error.getMessage() + error.headers().firstValue("Date"));
        } catch (InvalidCall error) {
            System.out.println(error.getMessage());
        }`;

/** Statements that must not compile, with a part of the message. */
const WRONG: [statement: string, message: string][] = [
  ['client.data().companyByCompanyId();', 'no suitable method found'],
  ['client.data().companyByCompanyId(9900012);', 'int cannot be converted to String'],
  ['client.data().companyByCompanyId("1", all -> all.includes(List.of()));', 'cannot find symbol'],
  ['client.data().companyByCompanyId("1", all -> all.include(List.of("finance")));', 'CompanyByCompanyIdInclude'],
  ['client.data().person("p");', 'cannot be applied to given types'],
  ['client.data().propertyByBfe("1");', 'String cannot be converted to long'],
  ['client.data().bulkFeatureStoreAttributes();', 'cannot be applied to given types'],
  ['new BulkRequest("company", List.of(), List.of());', 'String cannot be converted to EntityType'],
  ['new BulkRequest(EntityType.COMPANY, List.of());', 'cannot be applied to given types'],
  ['client.data().persons(new BulkRequest(EntityType.COMPANY, null, null), "p");', 'PersonSearchRequest'],
  ['client.service().requestCountsUsage("1", "2", all -> all.groupBy("day"));', 'RequestCountsUsageGroupBy'],
  ['client.service().requestCountsUsage("1");', 'no suitable method found'],
  ['client.data().nothing();', 'cannot find symbol'],
  ['client.data().companyByCompanyIdPages("1");', 'cannot find symbol'],
  ['client.events();', 'cannot find symbol'],
  ['client.data().companyByCompanyId("1").nane();', 'cannot find symbol'],
  ['long name = client.data().companyByCompanyId("1").name();', 'String cannot be converted to long'],
  ['String ended = client.data().companyByCompanyId("1").cessationDate();', 'cannot be converted to String'],
  ['long area = client.data().propertyByBfe(1).units().get().get(0).totalArea();', 'cannot be converted to long'],
  ['String name = client.data().companyFeatureStore("1").attributes().get("x");', 'cannot be converted to String'],
  ['new DanishData(all -> all.apiKey("k"));', 'cannot find symbol'],
  ['new DanishData(all -> all.timeout(5));', 'int cannot be converted to Duration'],
];

const folder = testFolder();

function compile(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const flags = ['-Xlint:all', '-Werror', '-Xmaxerrs', '1000', '-cp', javaJar(), '-d', 'classes'];
  return execute([pathOf('java'), ...flags, ...Object.keys(files)], folder);
}

it.skipIf(skipsWithout('java'))('right calls compile without a warning', async () => {
  const { status, stderr } = await compile({ 'Right.java': program('Right', RIGHT) });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

it.skipIf(skipsWithout('java'))('wrong arguments and wrong uses of a response do not compile', async () => {
  const files = WRONG.map(([statement], index) => [`Wrong${index}.java`, program(`Wrong${index}`, statement)] as const);
  const { stderr } = await compile(Object.fromEntries(files));
  const faults = stderr.split(/^(?=Wrong\d+\.java:)/m);
  const accepted = WRONG.filter(
    ([, message], index) => !faults.some((one) => one.startsWith(`Wrong${index}.java:`) && one.includes(message)),
  );
  expect(accepted).toEqual([]);
});
