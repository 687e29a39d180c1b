import { CouponPage } from "./CouponPage.tsx";

export default CouponPage;
