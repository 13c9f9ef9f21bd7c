-- CreateEnum
CREATE TYPE "RefundState" AS ENUM ('asked', 'begun', 'failed', 'by_hand');

-- AlterTable
ALTER TABLE "Payment" ADD COLUMN     "refund" "RefundState",
ADD COLUMN     "refundAskedAt" TIMESTAMPTZ(3),
ADD COLUMN     "reported" JSONB;

-- CreateTable
CREATE TABLE "PlanExtension" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "days" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PlanExtension_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AuditEntry" (
    "id" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "operator" TEXT NOT NULL,
    "act" TEXT NOT NULL,
    "userId" TEXT,
    "subject" TEXT,
    "reason" TEXT,
    "outcome" TEXT NOT NULL,

    CONSTRAINT "AuditEntry_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "PlanExtension_userId_idx" ON "PlanExtension"("userId");

-- CreateIndex
CREATE INDEX "AuditEntry_userId_idx" ON "AuditEntry"("userId");

-- CreateIndex
CREATE INDEX "AuditEntry_subject_idx" ON "AuditEntry"("subject");

-- CreateIndex
CREATE INDEX "AuditEntry_createdAt_idx" ON "AuditEntry"("createdAt" DESC);

-- AddForeignKey
ALTER TABLE "PlanExtension" ADD CONSTRAINT "PlanExtension_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AuditEntry" ADD CONSTRAINT "AuditEntry_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
