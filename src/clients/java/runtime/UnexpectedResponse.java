package client;

/** A response that the contract does not describe: not JSON, a redirect, a missing field or one of another type. */
public final class UnexpectedResponse extends ClientException {
    private static final long serialVersionUID = 1;

    UnexpectedResponse(String operation, int status, String requestId, String reason) {
        super(operation, status, requestId, "unexpected response: " + reason);
    }
}
