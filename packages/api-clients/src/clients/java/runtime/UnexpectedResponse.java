package client;

/** A response that the contract does not describe: not JSON, a redirect, a missing field or one of another type. */
public final class UnexpectedResponse extends ClientException {
    private static final long serialVersionUID = 1;

    UnexpectedResponse(String operation, Received response, String reason) {
        super(operation, response, "unexpected response: " + reason);
    }
}
