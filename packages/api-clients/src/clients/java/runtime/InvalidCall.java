package client;

/** A call that is not sent: a value or a setting is missing, or can not be sent. */
public final class InvalidCall extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    InvalidCall(String text) { super(ClientException.visible(text)); }
}
