import danishdata.DanishData;
import danishdata.Problem;
import danishdata.Settings;
import java.time.Duration;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Calls a server with faults. Prints a line for each call. */
public class Faults {
    private static DanishData client(String part, Consumer<Settings> more) {
        return new DanishData(settings -> more.accept(settings.header("X-Case", part).timeout(Duration.ofMinutes(2))));
    }

    private static void show(String name, Supplier<Object> call) {
        String result;
        try {
            result = String.valueOf(call.get());
        } catch (Problem error) {
            result = error + " " + error.retryAfter() + " " + error.errors();
        } catch (RuntimeException error) {
            result = error.toString();
        }
        System.out.println(name + ": " + result.replaceFirst("^danishdata[.]", ""));
    }

    private static String company(DanishData client) {
        return client.data().companyByCompanyId("09900012").name();
    }

    public static void main(String[] arguments) {
        Consumer<Settings> none = all -> {};
        show("no key", () -> client("good", all -> all.key("")));
        show("key", () -> client("good", all -> all.key("n\u00f8gle")));
        show("host", () -> client("good", all -> all.host("https://no host")));
        show("header", () -> client("good", all -> all.header("X-Note", "a\nb")));
        show("restricted header", () -> client("good", all -> all.header("Host", "other")));
        show("path", () -> client("good", none).data().companyByCompanyId(".."));
        show("body", () -> client("good", none).data().bulkFeatureStoreAttributes(null));
        show("faults", () -> company(client("faults", none)));
        show("unknown value", () -> client("events", none).lifeEvents().companyEventsByCompanyId("09900012").items().get(0).type());

        DanishData held = client("limit", all -> all.maxWait(Duration.ZERO));
        show("limit", () -> company(held));
        show("held back", () -> company(held));

        DanishData large = client("large", none);
        show("large", () -> company(large));
        show("many values", () -> company(client("many", none)));
        DanishData greedy = client("large", all -> all.maxResponseBytes(Integer.MAX_VALUE));
        for (int i = 0; i < 3; i++)
            show("no memory", () -> {
                try {
                    return company(greedy);
                } catch (danishdata.ClientException error) {
                    return error.getMessage().contains("not enough memory");
                }
            });
        show("large again", () -> company(large));
        show("after that", () -> company(client("good", none)));

        for (int i = 0; i < 20; i++)
            try {
                company(client("down", none));
            } catch (Problem error) {
                if (error.status() != 502) throw error;
            }
        show("without a budget", () -> company(client("down without a budget", none)));
        DanishData missing = client("missing", none);
        for (int i = 0; i < 35; i++)
            try {
                company(missing);
            } catch (Problem error) {
                if (error.status() != 404) throw error;
            }
        show("with a budget", () -> company(client("down with a budget", none)));
    }
}
