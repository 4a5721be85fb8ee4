package client;

/** No response, or not the whole of it, within the time limit. */
public final class ConnectionFailure extends ClientException {
    private static final long serialVersionUID = 1;

    ConnectionFailure(String operation, Received response) { super(operation, response, response.reason()); }
}
