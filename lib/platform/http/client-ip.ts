/** From the server hook, which sees the socket, to the route handlers. */
export const CLIENT_IP_HEADER = 'x-client-ip';
