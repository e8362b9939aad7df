export { WaitingRepository } from './waiting.repository.js';
export { type LateReport, LateReportReadModel } from './late-report.read-model.js';
export { type Coordinator, type Inquiry, InquiryRepository, type NewInquiry } from './inquiry.repository.js';
