import danishdata.ClientException;
import danishdata.DanishData;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Makes 500 calls with 20 workers and one client. Prints how many failed. */
public class Load {
    public static void main(String[] arguments) throws Exception {
        DanishData client = new DanishData();
        ExecutorService workers = Executors.newFixedThreadPool(20);
        List<Future<String>> calls = new ArrayList<>();
        for (int i = 0; i < 500; i++)
            calls.add(workers.submit(() -> {
                try {
                    return client.data().companyByCompanyId("09900012") == null ? "nothing" : null;
                } catch (ClientException error) {
                    return error.getMessage();
                }
            }));
        int lost = 0;
        Set<String> failures = new TreeSet<>();
        for (Future<String> call : calls) {
            if (call.get() == null) continue;
            lost++;
            failures.add(call.get());
        }
        workers.shutdown();
        System.out.println((lost + " of 500 lost " + String.join(" ", failures)).strip());
    }
}
