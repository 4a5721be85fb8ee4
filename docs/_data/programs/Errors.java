import danishdata.ConnectionFailure;
import danishdata.DanishData;
import danishdata.Problem;
import danishdata.ProblemTypes;
import danishdata.UnexpectedResponse;
import java.time.Duration;

public class Errors {
    public static void main(String[] args) {
        var client = new DanishData(settings -> settings.timeout(Duration.ofSeconds(10)));
        try {
            client.data().companyByCompanyId("09900098");
        } catch (Problem problem) {
            if (problem.type().equals(ProblemTypes.NOT_FOUND)) System.out.println("No such company.");
            else System.out.println(problem.status() + " " + problem.getMessage());
        } catch (UnexpectedResponse error) {
            System.out.println("Not as the contract says: " + error.getMessage());
        } catch (ConnectionFailure error) {
            System.out.println("No response: " + error.getMessage());
        }
    }
}
