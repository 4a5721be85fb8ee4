package client;

/** A call that failed. */
public abstract class ClientException extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final String operation;
    private final int status;
    private final String requestId;

    ClientException(String operation, int status, String requestId, String text) {
        super(operation + ": " + (status == 0 ? "no response" : status) + ", " + text + (requestId == null ? "" : " (request " + requestId + ")"));
        this.operation = operation;
        this.status = status;
        this.requestId = requestId;
    }

    /** Returns the operationId. */
    public String operation() {
        return operation;
    }

    /** Returns the status of the response; 0 without one. */
    public int status() {
        return status;
    }

    /** Returns the type of a Problem; empty for other errors. */
    public String type() {
        return "";
    }

    /** Returns the X-Request-Id of the response; null without one. */
    public String requestId() {
        return requestId;
    }
}
