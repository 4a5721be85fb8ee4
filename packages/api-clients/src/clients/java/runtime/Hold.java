package client;

/** Holds back the calls of a client while the service does not take them. */
final class Hold {
    private static final long STEP = 10_000_000; // nanoseconds between calls that go on after they waited
    private long end = System.nanoTime();
    private long last = end;
    private Received cause;

    /** Holds all calls back for some seconds, because of the response to one. */
    synchronized void set(long seconds, Received response) {
        long until = System.nanoTime() + seconds * 1_000_000_000;
        if (until - end <= 0) return;
        end = until;
        cause = response;
    }

    /** Returns the seconds until it is the turn of one more call: calls that waited go on one after the other. */
    synchronized double turn() {
        long now = System.nanoTime();
        if (end - now <= 0) return 0;
        last = last + STEP - end > 0 ? last + STEP : end;
        return (last - now) / 1e9;
    }

    /** Returns the response because of which calls wait, with the seconds that are left. */
    synchronized Received cause() {
        Long left = cause.after() == null ? null : (long) Math.ceil((end - System.nanoTime()) / 1e9);
        return new Received(cause.status(), cause.headers(), cause.body(), cause.reason(), left);
    }
}
