import { Login } from "./Login.tsx";

export default Login;
